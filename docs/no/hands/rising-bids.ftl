# Et lite eksempel: tittel og hva det er å se. Leseren sitter i sør.

title = Seks, åtte, ni
text = Leo sitter til venstre for giveren og begynner med seks, det laveste budet. Du hopper til åtte, og Nora byr ni. Trykk på et tall som ikke er høyere: Det er ikke lov.
