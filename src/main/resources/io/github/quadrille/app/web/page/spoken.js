// Rewrites sentences of the engine for people. The engine counts rows and columns from 0, the page counts from 1.

const CELL = /(\bcells? )?\((\d+), (\d+)(?:, (\d+))?\)/g;

/** Returns the sentence with cells counted from 1 and named by layer, row and column. */
export const spoken = sentence => sentence?.replace(/\), (?=\(\d)/g, '); ').replace(CELL, (_, cell, one, two, three) => {
  const [layer, row, column] = three === undefined ? [null, one, two] : [one, two, three];
  const place = [['layer', layer], ['row', row], ['column', column]]
    .filter(([, number]) => number !== null)
    .map(([word, number]) => `${word} ${Number(number) + 1}`);
  return `${cell ? `${cell}in ` : ''}${place.join(', ')}`;
});
