// Needs Node 24 or newer, and the package: npm install ./target/npm
import {count, explain, packings, Refusal, solve} from 'quadrille';

const puzzle = {board: '6x10', pieces: {pentominoes: 1}};

const answer = await solve(puzzle, {seed: 7});
console.log(answer.status, answer.packings[0].pieces.length);

console.log((await count(puzzle, {classes: true})).classes);

let pieces = 0;
for await (const packing of packings('4x5', {pieces: 'I:any,L:any', count: 50})) pieces += packing.pieces.length;
console.log(pieces);

console.log((await explain('6x6', {pieces: 'T:9'})).reason);

console.log((await count({board: '5x6', pieces: {I2: 'any'}, rules: ['no-four-meet']})).packings);

// A question whose limit is reached still has an answer.
console.log((await count('20x20', {pieces: 'pentominoes:any', method: 'search', timeLimit: '300ms'})).status);

// A question that a signal stops throws the reason of the signal, here a TimeoutError.
await count('20x20', {pieces: 'pentominoes:any', method: 'search', signal: AbortSignal.timeout(500)})
  .catch(problem => console.log(problem.name));

await solve('4x', {pieces: 'I:any'}).catch(problem => console.log(problem instanceof Refusal, problem.errors.length));
