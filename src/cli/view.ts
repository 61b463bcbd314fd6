import { fault } from '../fault.js';
import { makePosition } from '../formats/position.js';
import { askingCommand } from './asking.js';
import { expectArguments } from './command.js';
import { Refusal } from './io.js';
import { seatNamed } from './question.js';

export const view = askingCommand({
  name: 'view',
  usage: 'SEAT',
  summary: 'the position as one seat may know it',
  partial: true,
  asked(rest, batch) {
    if (batch && rest.length === 0) return {};
    expectArguments(rest, 'SEAT');
    return { seat: seatNamed('SEAT', rest[0] ?? '') };
  },
  answer(game, question) {
    const { seats } = game.position;
    const seat = seats.find((name) => name === question.seat);
    if (seat === undefined) {
      const found = question.seat === undefined ? 'nothing' : `"${question.seat}"`;
      throw new Refusal([fault('seat', found, `one of ${seats.join(' ')}`).fault]);
    }
    const position = makePosition(game.view(seat));
    return { json: { position, over: game.over }, text: position };
  },
});
