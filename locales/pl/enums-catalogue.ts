export default {
  sort: { default: 'Według rankingu', rate_asc: 'Od najtańszych', rate_desc: 'Od najdroższych', reviews: 'Według liczby opinii' },
  seo_type: {
    1: {
      name: 'korepetytorzy',
      genitive: 'korepetytorów',
      found: { one: 'korepetytora', few: 'korepetytorów', many: 'korepetytorów', other: 'korepetytora' },
      count: { one: 'korepetytor', few: 'korepetytorów', many: 'korepetytorów', other: 'korepetytora' },
    },
    2: {
      name: 'nauczyciele',
      genitive: 'nauczycieli',
      found: { one: 'nauczyciela', few: 'nauczycieli', many: 'nauczycieli', other: 'nauczyciela' },
      count: { one: 'nauczyciel', few: 'nauczycieli', many: 'nauczycieli', other: 'nauczyciela' },
    },
    3: {
      name: 'trenerzy',
      genitive: 'trenerów',
      found: { one: 'trenera', few: 'trenerów', many: 'trenerów', other: 'trenera' },
      count: { one: 'trener', few: 'trenerów', many: 'trenerów', other: 'trenera' },
    },
    4: {
      name: 'specjaliści',
      genitive: 'specjalistów',
      found: { one: 'specjalistę', few: 'specjalistów', many: 'specjalistów', other: 'specjalisty' },
      count: { one: 'specjalista', few: 'specjalistów', many: 'specjalistów', other: 'specjalisty' },
    },
  },
}
