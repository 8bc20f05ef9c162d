interface SectionNumberProps {
  /** What follows the sign: `3`, or `7.2`. */
  of: number | string;
}

/** `§ 7.2`, which is read from left to right in either language and never breaks after its sign. */
export function SectionNumber({ of }: SectionNumberProps) {
  return <bdi dir="ltr">{`§\u00a0${of}`}</bdi>;
}
