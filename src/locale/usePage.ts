import { useLocation } from 'react-router-dom';
import { pagePathOf } from '../paths';

/** The path of the page on screen, which is the same in both languages. */
export const usePagePath = (): string => pagePathOf(useLocation().pathname);
