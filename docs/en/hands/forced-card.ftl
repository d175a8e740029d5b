# A small example: its title and what there is to see. The reader sits South.

title = Only the called card
text = Nora holds the ace, king and seven of hearts, but only the called ace is allowed. Press the king or the seven. She has not said a word, but now everyone knows who the partner is.
