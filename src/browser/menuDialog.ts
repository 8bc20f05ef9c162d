/** The menu of narrow screens, in every page's HTML (`layout/MenuDialog.tsx`). An extension may have put a dialog of its own before it. */
export const menuDialog = () => document.querySelector<HTMLDialogElement>('#root dialog');
