/** The parameter of the address that names which text is read. */
export const viewParameter = 'view';
