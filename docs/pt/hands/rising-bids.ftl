# Um pequeno exemplo: título e o que há para ver. Quem lê está em Sul.

title = Seis, oito, nove
text = O Leo, à esquerda de quem deu, começa com seis, a licitação mais baixa. Sul salta para oito e a Nora licita nove. Carregue num número que não seja mais alto: é recusado.
