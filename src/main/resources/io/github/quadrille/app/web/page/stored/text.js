// The text of a puzzle file and the pieces that lie there, which are its end.

const LIST = 'given:\n';
const LINE = /^ {2}- \[(.+?), \[(\[.*\])\]\]$/gm;

/** {puzzle, given}: the file without its pieces, and these. */
export function ofYaml(text) {
  const at = `\n${text}`.indexOf(`\n${LIST}`);
  if (at < 0) return {puzzle: text, given: []};
  const given = [...text.slice(at).matchAll(LINE)].map(([, kind, cells]) => ({kind: unquoted(kind), cells: JSON.parse(`[${cells}]`)}));
  return {puzzle: text.slice(0, at), given};
}

/** The file with these pieces. */
export const withGiven = (yaml, given) => (given.length ? yaml + LIST + given.map(line).join('') : yaml);

const line = ({kind, cells}) => `  - [${quoted(kind)}, [${cells.map(cell => `[${cell.join(', ')}]`).join(', ')}]]\n`;

/** Plain where nobody can take it for anything else. */
const quoted = kind => (/^[A-Z]\d$|^[A-MO-XZ]$/.test(kind) ? kind : JSON.stringify(kind));

const unquoted = kind => (kind.startsWith('"') ? JSON.parse(kind) : kind.startsWith("'") ? kind.slice(1, -1).replaceAll("''", "'") : kind);

/** Without the name, which is no part of the puzzle. */
export const bare = yaml => yaml.trim().replace(/^name: .*\n/, '');
