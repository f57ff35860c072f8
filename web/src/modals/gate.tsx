import type { ReactNode } from 'react';
import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import './gate.css';

type GateProps = {
  /** What is withheld, as a heading or a paragraph. */
  children: ReactNode;
  why: string;
  /** Links and buttons that lead to it. */
  ways: ReactNode;
};

/** Replaces what some visitors may not see: why, and how to see it. */
export function Gate({ children, why, ways }: GateProps) {
  return (
    <section className="gate">
      <Icon name="lock" />
      <div className="gate__text">
        {children}
        <p className="gate__why">{why}</p>
        <p className="gate__ways">{ways}</p>
      </div>
    </section>
  );
}

/** Links to sign up or in, which return to `path`. */
export function GateSignIn({ path, onClick }: { path: string; onClick?: () => void }) {
  const query = `?returnTo=${encodeURIComponent(path)}`;

  return (
    <>
      <a className="button" href={`/account/sign-up${query}`} onClick={onClick}>
        {message('modal.auth.signUp')}
      </a>
      <a className="button is-secondary" href={`/account/sign-in${query}`} onClick={onClick}>
        {message('modal.auth.signIn')}
      </a>
    </>
  );
}
