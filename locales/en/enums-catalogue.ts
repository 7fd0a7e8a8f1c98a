export default {
  sort: { default: 'By rating', rate_asc: 'Lowest price first', rate_desc: 'Highest price first', reviews: 'Most reviews first' },
  seo_type: {
    1: { name: 'tutors', genitive: 'tutors', found: { one: 'tutor', other: 'tutors' }, count: { one: 'tutor', other: 'tutors' } },
    2: { name: 'teachers', genitive: 'teachers', found: { one: 'teacher', other: 'teachers' }, count: { one: 'teacher', other: 'teachers' } },
    3: { name: 'coaches', genitive: 'coaches', found: { one: 'coach', other: 'coaches' }, count: { one: 'coach', other: 'coaches' } },
    4: {
      name: 'specialists',
      genitive: 'specialists',
      found: { one: 'specialist', other: 'specialists' },
      count: { one: 'specialist', other: 'specialists' },
    },
  },
}
