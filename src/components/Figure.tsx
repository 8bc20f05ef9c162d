/** A number or an amount, the same in both languages. Translators leave it alone, and another one is another element. */
export function Figure({ children }: { children: string }) {
  return (
    <bdi key={children} dir="ltr" translate="no">
      {children}
    </bdi>
  );
}
