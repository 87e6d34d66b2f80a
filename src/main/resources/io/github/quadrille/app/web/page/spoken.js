// Sentences of the program name cells as files do, from 0; on the page rows and columns are counted from 1, as people do.

const CELL = /(\bcells? )?\((\d+), (\d+)(?:, (\d+))?\)/g;

/** The same sentence for people. */
export const spoken = sentence => sentence?.replace(/\), (?=\(\d)/g, '); ').replace(CELL, (_, cell, one, two, three) => {
  const [layer, row, column] = three === undefined ? [null, one, two] : [one, two, three];
  const place = [['layer', layer], ['row', row], ['column', column]]
    .filter(([, number]) => number !== null)
    .map(([word, number]) => `${word} ${Number(number) + 1}`);
  return `${cell ? `${cell}in ` : ''}${place.join(', ')}`;
});
