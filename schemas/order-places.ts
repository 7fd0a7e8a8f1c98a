interface Placed {
  location_at_online: boolean
  location_at_client: boolean
  location_at_tutor: boolean
}

/** Where the lessons of an order may be, as keys of the `place` words: its page and all lists name them in this turn. */
export const placesOf = (order: Placed) => [
  ...(order.location_at_online ? (['online'] as const) : []),
  ...(order.location_at_client ? (['client'] as const) : []),
  ...(order.location_at_tutor ? (['tutor'] as const) : []),
]
