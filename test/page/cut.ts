// Parts of the page that are cut off, or make it scroll sideways. Parts that scroll by themselves do not count, nor texts for
// screen readers only.

import type { Page } from 'playwright-core';

/** Each element that is not wholly visible, with its fault. */
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

/** Pairs of visible parts that overlap; a text is as large as its letters. */
export const overlaps = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const boxOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return (element.matches('legend, label') ? range : element).getBoundingClientRect();
    };
    // An element with `display: contents` has no box, so its parent decides if its text is visible.
    const seenOf = (element: Element): Element =>
      getComputedStyle(element).display === 'contents' ? seenOf(element.parentElement!) : element;
    const parts = [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((each) => seenOf(each).checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1);
    return parts.flatMap(({ element: a, box: one }, n) =>
      parts.slice(n + 1).flatMap(({ element: b, box: other }) => {
        const isOn =
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        const named = [a, b].map((each) => each.textContent!.trim() || each.getAttribute('name') || each.id);
        return isOn && !a.contains(b) && !b.contains(a) ? [named.join(' on ')] : [];
      }),
    );
  }, selector);
