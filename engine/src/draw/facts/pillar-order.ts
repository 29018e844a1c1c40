// In which order do the pillars of a drawing stand?

/** How pillars stand, from the left: the year first, or the hour, as books have them that are read from right to left (時日月年). */
export const PILLAR_ORDERS = ['yearFirst', 'hourFirst'] as const;
export type PillarOrder = (typeof PILLAR_ORDERS)[number];
