// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTheme } from '../../../../theme/src/getTheme';
import { SignaturePad } from './SignaturePad';
import type { Stroke } from './strokes';

vi.mock('../../../locale/useText', () => ({ useText: () => (id: string) => id }));

describe('the pad for initials (X21)', () => {
  const onDraw = vi.fn<(stroke: Stroke) => void>();

  beforeEach(() => {
    Element.prototype.setPointerCapture = () => undefined;
    Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ width: 480, height: 120 });
    render(
      <ThemeProvider theme={getTheme('ltr')}>
        <SignaturePad strokes={[]} typed="" onDraw={onDraw} />
      </ThemeProvider>,
    );
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    onDraw.mockReset();
  });

  /** A pointer's event at a point of the pad. */
  function point(type: 'down' | 'move' | 'up', pointerId: number, x: number) {
    // jsdom has no pointer events.
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: x });
    fireEvent(screen.getByRole('img'), Object.assign(event, { pointerId }));
  }
  const drawn = () => onDraw.mock.calls.map(([stroke]) => stroke.map(({ x }) => x));

  it('keeps every point of a stroke, also those that come before the last is rendered', () => {
    point('down', 1, 10);
    act(() => {
      point('move', 1, 20);
      point('move', 1, 30);
      point('up', 1, 30);
    });
    expect(drawn()).toEqual([[10, 20, 30]]);
  });

  it('draws with one finger at a time', () => {
    point('down', 1, 10);
    point('down', 2, 400);
    point('move', 1, 20);
    point('move', 2, 410);
    point('up', 2, 410);
    point('move', 1, 30);
    point('up', 1, 30);
    expect(drawn()).toEqual([[10, 20, 30]]);
  });

  it('shows a stroke while it is drawn, and takes the next one', () => {
    point('down', 1, 10);
    point('move', 1, 20);
    expect(screen.getByRole('img').querySelector('path')?.getAttribute('d')).toBe('M10 0Q20 0 20 0');
    point('up', 1, 20);
    point('down', 3, 50);
    point('up', 3, 50);
    expect(drawn()).toEqual([[10, 20], [50]]);
  });
});
