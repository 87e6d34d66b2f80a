/** What a puzzle file holds, as text or as an object; a size such as "6x10"; a code; or the board of a game. */
export type Puzzle = string | PuzzleFile | object;

/** A picture: its rows, or one text with line breaks. */
export type Picture = string | string[];

/** The keys of a puzzle file. */
export interface PuzzleFile {
  name?: string;
  /** Words of its maker, which no search reads. */
  author?: string;
  description?: string;
  instructions?: string;
  lattice?: 'square' | 'cubic' | 'hexagonal' | 'triangular' | 'fcc' | 'hypercubic';
  board: Picture | number[][];
  wrap?: string | string[];
  symmetry?: 'free' | 'one-sided' | 'fixed';
  pieces?: Record<string, number | string>;
  /** Drawings of kinds; with colours, a letter or a digit for each coloured cell and "?" for others. */
  shapes?: Record<string, Picture | {cells?: Picture; colours?: Picture}>;
  given?: Picture | Array<[string, number[][]]>;
  goal?: 'pack' | 'cover';
  maximise?: 'cells' | 'pieces';
  weights?: Record<string, number>;
  'cell-weights'?: Picture;
  /** What a packing must keep beside covering the board. */
  rules?: Rule | Rule[];
  /** A picture of the board, with a letter or a digit for each coloured cell and "." for others. */
  colours?: Picture;
}

/** A rule of a puzzle, such as "no-four-meet" or {border: ["I", "L"]}. */
export type Rule = 'no-four-meet' | 'no-fault-line' | 'apart' | {
  'no-four-meet'?: boolean;
  'no-fault-line'?: boolean;
  apart?: 'edges' | 'corners' | boolean | number[][] | {kinds?: string | string[]; by?: 'edges' | 'corners'; all?: boolean};
  touching?: [string, string];
  cell?: {at: number[] | number[][]; kinds?: string | string[]; not?: string | string[]};
  together?: number[][];
  turns?: Record<string, number | number[]>;
  flips?: Record<string, boolean>;
  total?: {kinds: string | string[]; count: number | string};
  symmetric?: string;
  border?: string | string[];
  inside?: string | string[];
};

/** What goes with every question. */
export interface Asked {
  /** Stops the engine; the question then fails with the reason of the signal. */
  signal?: AbortSignal;
  /** Is told what is found on the way, by its name: "progress", "part", "packing", "trace". */
  onEvent?: (name: string, content: any) => void;
}

/** What is wrong with a question, or what kept the engine from its end. */
export class Refusal extends Error {
  readonly status: string;
  readonly errors: string[];
  readonly problems: Array<{source?: string; line?: number; column?: number; message?: string}>;
}

/** Asks one question of the API, by its name there. */
export function ask(verb: string, puzzle: Puzzle, options?: Asked & Record<string, unknown>): Promise<any>;

/** All packings, one after another: what nobody asks for is not looked for. */
export function packings(
  puzzle: Puzzle,
  options?: Asked & {pieces?: string; from?: number | bigint; count?: number; classes?: boolean; timeLimit?: string},
): AsyncGenerator<Packing>;
