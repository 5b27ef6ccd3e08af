import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { breathe } from '../testing/breathe';
import { Dialog } from './Dialog';

async function renderDialog(placement: 'middle' | 'side') {
  const onClose = jest.fn();
  render(
    <>
      <button>behind</button>
      <Dialog placement={placement} title="A title" action={<button>beside</button>} onClose={onClose}>
        <p>the text</p>
      </Dialog>
    </>,
  );
  await screen.findByRole('dialog');
  return onClose;
}

test.each(['middle', 'side'] as const)(
  'a dialog in the %s is named by its title, which has the focus',
  async (placement) => {
    await renderDialog(placement);

    expect(screen.getByRole('dialog', { name: 'A title' })).toHaveTextContent('A titlebesidethe text');
    expect(screen.getByRole('heading', { name: 'A title' })).toHaveFocus();
  },
);

test('the focus stays inside', async () => {
  await renderDialog('side');

  for (let press = 0; press < 3; press += 1) {
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'beside' })).toHaveFocus();
  }
});

test('Escape closes it', async () => {
  const onClose = await renderDialog('middle');

  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a closed dialog gives the focus back to what opened it, and tells it then', async () => {
  const onReturned = jest.fn(() => document.activeElement?.textContent);
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    const toggle = () => {
      setOpen(!isOpen);
    };
    return (
      <>
        <button onClick={toggle}>open</button>
        {isOpen && (
          <Dialog placement="middle" title="A title" onClose={toggle} onReturned={onReturned}>
            <p>the text</p>
          </Dialog>
        )}
      </>
    );
  }
  render(<Opener />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'A title' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(onReturned).toHaveBeenCalledTimes(1);
  });
  expect(onReturned).toHaveReturnedWith('open');
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
});

test('WCAG 2.4.3 one that was opened from another gives the focus back to the button inside that one', async () => {
  function Opener({ text, children }: { text: string; children: ReactNode }) {
    const [isOpen, setOpen] = useState(false);
    const toggle = () => {
      setOpen(!isOpen);
    };
    return (
      <>
        <button onClick={toggle}>{text}</button>
        {isOpen && (
          <Dialog placement="middle" title={`title of ${text}`} onClose={toggle}>
            {children}
          </Dialog>
        )}
      </>
    );
  }
  render(
    <Opener text="outer">
      <Opener text="inner">the text</Opener>
    </Opener>,
  );
  for (const text of ['outer', 'inner']) {
    await userEvent.click(screen.getByRole('button', { name: text }));
    expect(await screen.findByRole('heading', { name: `title of ${text}` })).toHaveFocus();
  }

  for (const text of ['inner', 'outer']) {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: text })).toHaveFocus();
    });
  }
});

test('as long as it is open it tells nothing, in StrictMode either', async () => {
  const onReturned = jest.fn();
  render(
    <StrictMode>
      <Dialog placement="middle" title="A title" onClose={() => undefined} onReturned={onReturned}>
        the text
      </Dialog>
    </StrictMode>,
  );
  await act(breathe);
  expect(await screen.findByRole('heading', { name: 'A title' })).toHaveFocus();
  expect(onReturned).not.toHaveBeenCalled();
});

test('a press beside it closes it, and one inside does not', async () => {
  const onClose = await renderDialog('side');

  await userEvent.click(screen.getByText('the text'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('behind'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
