#!/usr/bin/env bash
# Starts the Chromium that CHROMIUM names, with the given arguments, but without the two pages that each window loads for suggestions of the address bar: nobody
# types there, and they take as long as ours. Chromium reads one list of features to leave out, so they are added to the list of Playwright.
exec "$CHROMIUM" "${@/#--disable-features=/--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,}"
