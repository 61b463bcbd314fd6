// A draw that is offered: who at this screen has to answer it, what is said of it, and the answers. Offers are
// public; people who must not see each other's boards answer when the screen is theirs.

import type { Spoken } from '../../game/words.js';
import type { Button } from '../../panels.js';
import type { PlayWords } from './messages/words.js';
import { hasSecrets, personName, type Person } from './people.js';
import type { Played } from './played.js';

/** Who is to say yes or no now; undefined where nobody at this screen is, or has said no. */
export function answererOf(played: Played): Person | undefined {
  const { game, people, person, isDeclined } = played;
  const { offers, position } = game;
  if (offers.length === 0 || game.over || isDeclined) return undefined;
  const mayAnswer = (each: Person): boolean =>
    each.some((seat) => !position.out.includes(seat) && !offers.includes(seat));
  if (mayAnswer(person)) return person;
  return hasSecrets(game.rules) ? undefined : people.find(mayAnswer);
}

/** That somebody has offered a draw; where nobody else sits here, only what others have. */
export function offerText(spoken: Spoken, words: PlayWords['play'], played: Played): string {
  const { game, people, person, isDeclined } = played;
  const isAlone = people.length === 1;
  const who = game.offers.filter((seat) => !isAlone || !person.includes(seat));
  if (who.length === 0 || game.over || isDeclined) return '';
  const offered = words.offered(personName(spoken, words, played.game, who));
  return isAlone || answererOf(played) ? offered : `${offered} ${words.answersLater}`;
}

/** The answers; they say whose they are where somebody else's board is on the screen too. */
export function answerButtons(
  spoken: Spoken,
  words: PlayWords['play'],
  played: Played,
  act: Readonly<Record<'agree' | 'decline', () => void>>,
): readonly Button[] {
  const person = answererOf(played);
  if (!person) return [];
  const isOther = person !== played.person;
  const named = (what: string): string =>
    isOther ? words.answerOf(personName(spoken, words, played.game, person), what) : what;
  return [
    { label: named(words.agree), look: 'primary', press: act.agree },
    { label: named(words.decline), press: act.decline },
  ];
}
