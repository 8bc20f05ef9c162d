/** The element with the draft's data in Ghost's preview: the theme in `deploy/ghost-theme` writes it in the shape of the Content API. */
export const draftElement = /<script type="application\/json" id="draft">(.*?)<\/script>/s;
