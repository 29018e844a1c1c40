#!/usr/bin/env bash
# Starts the Chromium that CHROMIUM names, with what it is given, but without the two pages that each of its windows loads for suggestions of the address
# bar: nobody types there, and they take as long as ours. Chromium reads one list of features to leave out, so they are put into that of Playwright.
exec "$CHROMIUM" "${@/#--disable-features=/--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,}"
