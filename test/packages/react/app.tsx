import type {} from 'junqi/jsx';
import { JunqiBoard } from 'junqi/react';
import { useRef } from 'react';

export function Tag() {
  return (
    <junqi-board
      rules="duel-open"
      mode="play"
      options={{ level: 3 }}
      ply={2}
      coordinates
      onjunqi-move={(event) => console.log(event.detail.from, event.detail.move.to)}
      onjunqi-over={(event) => console.log(event.detail.result)}
    />
  );
}

export function Component() {
  const board = useRef<InstanceType<typeof import('junqi/board').JunqiBoard>>(null);
  return (
    <JunqiBoard
      ref={board}
      rules="duel-open"
      view={null}
      onPly={(event) => console.log(event.detail.plies)}
      onTurn={(event) => console.log(event.detail.text)}
      onSelect={() => board.current?.goTo(0)}
    />
  );
}

// @ts-expect-error a ply is a number
export const wrongPly = <junqi-board ply="two" />;
// @ts-expect-error there is no such theme
export const wrongTheme = <JunqiBoard theme="pink" />;
// @ts-expect-error what a move tells has no such field
export const wrongDetail = <JunqiBoard onMove={(event) => event.detail.colour} />;
