import type { Icon } from '../icons.tsx';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** A page with nothing on it yet: what will be here, what brings it, and the way there. */
export function EmptyState(props: {
  readonly sign: Icon;
  readonly title: string;
  /** What will stand here. */
  readonly what: string;
  /** What brings it. */
  readonly comes?: string;
  /** The buttons that lead there. */
  readonly children?: ReactNode;
}): ReactNode {
  const { sign: Sign } = props;
  return (
    <section className={classes['empty']}>
      <span className={classes['sign']} aria-hidden>
        <Sign size={32} />
      </span>
      <h2>{props.title}</h2>
      <p>{props.what}</p>
      {props.comes !== undefined && <p>{props.comes}</p>}
      {props.children !== undefined && <div className={classes['ways']}>{props.children}</div>}
    </section>
  );
}
