/** Where Ghost's preview of a draft has it as data: the theme in `deploy/ghost-theme` writes there what the Content API says of a post. */
export const draftElement = /<script type="application\/json" id="draft">(.*?)<\/script>/s;
