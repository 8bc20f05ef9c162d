import { useState, type FocusEvent } from 'react';

/** Whether the pointer or the focus is on an element. Spread the handlers onto it. */
export function useHoverOrFocus() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isHoveredOrFocused: isHovered || hasFocus,
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHasFocus(currentTarget.contains(relatedTarget)),
  };
}
