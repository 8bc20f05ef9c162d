#!/bin/sh
# Builds the site into a folder of its own beside a link, and then points the link to it, so that visitors never see half a build:
#   deploy/release.sh /srv/stet
# A failed build leaves the site as it is. Code and messages that were replaced within two days remain for pages that are still open.
# Releases stay for rolling back until someone deletes them.
set -eu

link=${1:?usage: deploy/release.sh <link to the served folder, such as /srv/stet>}
if [ -e "$link" ] && [ ! -L "$link" ]; then
    echo "$link is a folder; rename it, so that it can become a link." >&2
    exit 2
fi

release=$link-$(date -u +%Y-%m-%dT%H-%M-%S)
mkdir "$release"
trap 'rm -rf "$release"' EXIT
# Not every shell ends with its EXIT trap when a signal stops it.
trap 'exit 1' HUP INT TERM
OUT_DIR=$release npm run build
# Where the build keeps its server bundle.
rm -rf ".cache/ssr-$release"
(cd "$release" && find assets messages -type f) > "$release/.own"
if [ -d "$link/assets" ]; then
    (cd "$link" && find assets messages -type f) | while read -r file; do
        [ -e "$release/$file" ] && continue
        if [ ! -e "$link/.own" ] || grep -qxF "$file" "$link/.own"; then
            # Replaced now: its two days begin.
            install -D --mode=644 "$link/$file" "$release/$file"
        elif [ -n "$(find "$link/$file" -mtime -2)" ]; then
            install -D --mode=644 --preserve-timestamps "$link/$file" "$release/$file"
        fi
    done
fi

# Renaming replaces the old link in one step.
ln -s "$(basename "$release")" "$release.link"
mv --no-target-directory "$release.link" "$link"
trap - EXIT
