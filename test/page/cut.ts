// Parts of the page that are cut off, or make it scroll sideways. What a reader can scroll by itself is not, and neither is what only screen readers
// read.

import type { Page } from 'playwright-core';

/** Each element that is not seen whole, with what is wrong with it. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} ${element.getAttribute('class') ?? ''} "${element.textContent!.trim().slice(0, 40)}"`;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '');
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const element of document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *, option, .sr, .sr *, .skip)')) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || scrolls(element)) continue; // of one pixel: for screen readers
      if (left < -1 || right > clientWidth + 1)
        found.push(`outside, ${Math.round(left)} to ${Math.round(right)}: ${named(element)}`);
      const hides = /hidden|clip/.test(getComputedStyle(element).overflowX) || element.matches('button');
      if (hides && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${named(element)}`);
    }
    return found;
  });
