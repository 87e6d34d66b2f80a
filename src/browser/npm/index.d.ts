/** What a puzzle file holds, as text or as an object; a size such as "6x10"; a code; or the board of a game. */
export type Puzzle = string | object;

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
