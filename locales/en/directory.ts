export default {
  cities: { h1: 'Tutors by city', metad: 'Every city with tutors in alphabetical order: how many profiles there are, and in which districts.' },
  subjects: { h1: 'All subjects', metad: 'Every subject that Docento tutors teach, in alphabetical order and with the number of profiles.' },
  districts: { h1: 'Tutors by district: [:CITY]', metad: 'Districts and neighborhoods of [:CITY]: how many tutors teach there or travel there.' },
  tags: {
    h1: 'All topics',
    metad: 'Topics people use to find a tutor: exams, goals, methods. In alphabetical order, with the number of profiles.',
  },
  tags_online: {
    h1: 'All online topics',
    metad: 'Topics people use to find an online tutor: exams, goals, methods. In alphabetical order, with the number of profiles.',
  },
  note: 'The number next to a name shows how many tutors are listed now.',
  letters: 'By letter',
  by_district: 'by district',
}
