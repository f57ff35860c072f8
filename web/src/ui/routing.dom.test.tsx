import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Link, Routing, useLocation, useNavigate } from './routing.tsx';

afterEach(cleanup);

const location = { pathname: '/about', search: '?a=1', hash: '#team', state: { from: '/' }, key: 'k' };

function draw(element: React.ReactNode) {
  const navigator = { go: vi.fn(), navigate: vi.fn() };
  render(
    <Routing location={location} navigator={navigator}>
      {element}
    </Routing>,
  );

  return navigator;
}

/** Clicks the link; returns whether the default action was prevented. */
function press(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link');
  const event = createEvent.click(link, { button: 0, ...init });
  // jsdom only logs an error for followed links.
  window.addEventListener('click', (click) => click.preventDefault(), { once: true });
  fireEvent(link, event);

  return event.defaultPrevented;
}

describe('a link within the site', () => {
  test('is a plain link on the server and before hydration', () => {
    draw(
      <Link to="/search?page=2#map" className="button">
        More
      </Link>,
    );

    expect(screen.getByRole('link').getAttribute('href')).toBe('/search?page=2#map');
    expect(screen.getByRole('link').className).toBe('button');
  });

  test('navigates without a reload, with state in the history entry', () => {
    const { navigate } = draw(
      <Link to="/team" state={{ from: '/about' }} preventScrollReset>
        Team
      </Link>,
    );

    press();

    expect(navigate).toHaveBeenCalledExactlyOnceWith('/team', {
      replace: undefined,
      state: { from: '/about' },
      preventScrollReset: true,
    });
  });

  test.each([
    ['with Ctrl', { ctrlKey: true }, {}],
    ['with Command', { metaKey: true }, {}],
    ['with Shift', { shiftKey: true }, {}],
    ['with the middle button', { button: 1 }, {}],
    ['for another tab', {}, { target: '_blank' }],
    ['for a download', {}, { download: 'day.ics' }],
  ])('is left to the browser %s', (_, how, props) => {
    const { navigate } = draw(
      <Link to="/team" {...props}>
        Team
      </Link>,
    );

    press(how);

    expect(navigate).not.toHaveBeenCalled();
  });

  test('is not followed if its own handler prevents it', () => {
    const { navigate } = draw(
      <Link to="/team" onClick={(event) => event.preventDefault()}>
        Team
      </Link>,
    );

    press();

    expect(navigate).not.toHaveBeenCalled();
  });
});

test('a component reads the location and navigates to paths or back', () => {
  function Part() {
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();

    return (
      <>
        <button type="button" onClick={() => navigate('/', { replace: true })}>
          {pathname + search + hash}
        </button>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
      </>
    );
  }
  const { navigate, go } = draw(<Part />);

  fireEvent.click(screen.getByRole('button', { name: '/about?a=1#team' }));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));

  expect(navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
});
