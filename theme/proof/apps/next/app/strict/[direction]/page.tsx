export { default } from '../../static/[direction]/page';
