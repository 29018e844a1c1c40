// Where does the page begin?

import { ChartPage } from './chart-page.ts';

new ChartPage().open();
