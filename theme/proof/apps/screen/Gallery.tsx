'use client';
import type { ComponentType } from 'react';
import { sections } from '../gallery/sections';

/** Every component of MUI and MUI X, by section. */
export function Gallery({ only, nonce }: { only: string; nonce?: string }) {
  const Section: ComponentType<{ nonce?: string }> = sections[only as keyof typeof sections];
  return (
    <main>
      <Section nonce={nonce} />
    </main>
  );
}
