/** Words of the contract's enumerations of the catalogue, by field and value; `seo_type.*.found` is the noun after "Found {count}", `count` the one beside a number (CAT-19). */
export default {
  sort: { default: 'За рейтингом', rate_asc: 'Спершу дешевші', rate_desc: 'Спершу дорожчі', reviews: 'За кількістю відгуків' },
  seo_type: {
    1: {
      name: 'репетитори',
      genitive: 'репетиторів',
      found: { one: 'репетитора', few: 'репетиторів', many: 'репетиторів', other: 'репетитора' },
      count: { one: 'репетитор', few: 'репетитори', many: 'репетиторів', other: 'репетитора' },
    },
    2: {
      name: 'викладачі',
      genitive: 'викладачів',
      found: { one: 'викладача', few: 'викладачів', many: 'викладачів', other: 'викладача' },
      count: { one: 'викладач', few: 'викладачі', many: 'викладачів', other: 'викладача' },
    },
    3: {
      name: 'тренери',
      genitive: 'тренерів',
      found: { one: 'тренера', few: 'тренерів', many: 'тренерів', other: 'тренера' },
      count: { one: 'тренер', few: 'тренери', many: 'тренерів', other: 'тренера' },
    },
    4: {
      name: 'спеціалісти',
      genitive: 'спеціалістів',
      found: { one: 'спеціаліста', few: 'спеціалістів', many: 'спеціалістів', other: 'спеціаліста' },
      count: { one: 'спеціаліст', few: 'спеціалісти', many: 'спеціалістів', other: 'спеціаліста' },
    },
  },
}
