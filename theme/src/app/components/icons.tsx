import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** A line icon like the site's: square ends, 1.5 px, text colour. */
function drawn(...paths: string[]) {
  return function Icon(props: SvgIconProps) {
    return (
      <SvgIcon viewBox="0 0 20 20" {...props}>
        {paths.map((path) => (
          <path
            key={path}
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="square"
          />
        ))}
      </SvgIcon>
    );
  };
}

const box = 'M3.5 3.5h13v13h-13z';
const circle = 'M10 2.75a7.25 7.25 0 1 0 0 14.5a7.25 7.25 0 0 0 0-14.5z';

export const ChevronDown = drawn('M5 8l5 5 5-5');
export const Close = drawn('M5 5l10 10M15 5L5 15');
export const BoxEmpty = drawn(box);
export const BoxMixed = drawn(box, 'M6.5 10h7');
export const SortArrow = drawn('M10 4v11M6 11.5l4 4 4-4');
export const Info = drawn(circle, 'M10 9.5v4M10 6.4v.2');
export const Success = drawn(circle, 'M6.8 10.3l2.3 2.2 4.2-4.8');
export const Warning = drawn('M10 3.2L17.4 16.5H2.6z', 'M10 8.6v3.2M10 13.9v.2');
export const Failure = drawn(circle, 'M7.4 7.4l5.2 5.2M12.6 7.4l-5.2 5.2');

/** A filled box with its tick cut out, so that it shows in forced colours. */
export function BoxTicked(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 20 20" {...props}>
      <path
        fillRule="evenodd"
        d="M2.75 2.75h14.5v14.5H2.75zM6.1 9.2L5 10.3l3.7 3.7 6.4-6.9L14 6l-5.3 5.8z"
        fill="currentColor"
      />
    </SvgIcon>
  );
}

/** Filled or outlined. */
export function Star(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 20 20" {...props}>
      <path d="M10 2.4l2.3 5 5.4.6-4 3.7 1.1 5.4-4.8-2.7-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z" fill="currentColor" />
    </SvgIcon>
  );
}
export const StarEmpty = drawn('M10 2.4l2.3 5 5.4.6-4 3.7 1.1 5.4-4.8-2.7-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z');
