// Types of the element for JSX: after `import 'beichen-element/react'` TypeScript accepts <beichen-chart> and its attributes in React.

import type { ClassAttributes, HTMLAttributes } from 'react';
import type { ElementAttributes } from './attributes.ts';
import type { BeichenChart } from './beichen-chart.ts';

export * from './beichen-chart.ts';

type Props = ClassAttributes<BeichenChart> & HTMLAttributes<BeichenChart> & ElementAttributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'beichen-chart': Props;
    }
  }
}
