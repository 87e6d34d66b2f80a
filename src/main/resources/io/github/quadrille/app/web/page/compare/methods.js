// Lists the local searches that are compared with the exact search, each with a sentence for the user.

export const METHODS = [
  {word: 'repair', name: 'Repair',
    words: 'cuts a window around a gap and packs it anew, exactly, so that gaps vanish or meet. Ours.'},
  {word: 'beam', name: 'Beam search',
    words: 'has all pieces on the board from the start, on each other too, and pushes and turns them until none overlap.'},
  {word: 'hill-climbing', name: 'Hill climbing',
    words: 'lays one piece after another as near to the filled cells as it can, and begins anew when none fits.'},
  {word: 'constructive-beam', name: 'Constructive beam',
    words: 'lays one piece after another and keeps the few boards whose filled cells lie closest together.'},
  {word: 'genetic', name: 'Genetic search',
    words: 'breeds orders in which a simple fitter lays the pieces, by crossing and mutation.'},
  {word: 'greedy', name: 'Greedy tiling',
    words: 'serves loose ends first, each with the shape that fits most snugly, and never goes back.'},
];

/** This entry stands for all methods, which then run one after another. */
export const EVERY = {word: 'every', name: 'Every method', words: 'of the six runs in turn, each as long.'};

export const methodOf = word => [...METHODS, EVERY].find(method => method.word === word) ?? METHODS[0];
