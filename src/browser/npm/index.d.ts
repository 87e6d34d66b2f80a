/**
 * A puzzle is one of these: the content of a puzzle file, as text or as an object; a size such as "6x10"; a code; or
 * the board of a game.
 */
export type Puzzle = string | PuzzleFile | object;

/** A picture is given by its rows, or as one text with line breaks. */
export type Picture = string | string[];

/** A {@link PuzzleFile} has the keys of a puzzle file. */
export interface PuzzleFile {
  name?: string;
  /** The maker signs the puzzle with this name. No search reads the words of the maker. */
  author?: string;
  description?: string;
  instructions?: string;
  lattice?: 'square' | 'cubic' | 'hexagonal' | 'triangular' | 'fcc' | 'hypercubic';
  board: Picture | number[][];
  wrap?: string | string[];
  symmetry?: 'free' | 'one-sided' | 'fixed';
  pieces?: Record<string, number | string>;
  /** Each kind may have a drawing, and colours with a letter or a digit for each coloured cell and "?" for others. */
  shapes?: Record<string, Picture | {cells?: Picture; colours?: Picture}>;
  given?: Picture | Array<[string, number[][]]>;
  goal?: 'pack' | 'cover';
  maximise?: 'cells' | 'pieces';
  weights?: Record<string, number>;
  'cell-weights'?: Picture;
  /** A packing must keep these rules in addition to covering the board. */
  rules?: Rule | Rule[];
  /** The colours of the board are a picture with a letter or a digit for each coloured cell and "." for others. */
  colours?: Picture;
}

/** A rule of a puzzle is written as in a puzzle file, such as "no-four-meet" or {border: ["I", "L"]}. */
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

/** Every question takes these options. */
export interface Asked {
  /** This signal stops the engine. The question then fails with the reason of the signal. */
  signal?: AbortSignal;
  /** This function receives events before the answer, by name: "progress", "part", "packing", "trace". */
  onEvent?: (name: string, content: any) => void;
}

/** A {@link Refusal} says what is wrong with a question, or why the engine could not finish. */
export class Refusal extends Error {
  readonly status: string;
  readonly errors: string[];
  readonly problems: Array<{source?: string; line?: number; column?: number; message?: string}>;
}

/** Asks the engine one question. The verb is the name that the question has in the API. */
export function ask(verb: string, puzzle: Puzzle, options?: Asked & Record<string, unknown>): Promise<any>;

/** Yields all packings one after another. The engine searches for a page of packings only when the caller reaches it. */
export function packings(
  puzzle: Puzzle,
  options?: Asked & {pieces?: string; from?: number | bigint; count?: number; classes?: boolean; timeLimit?: string},
): AsyncGenerator<Packing>;
