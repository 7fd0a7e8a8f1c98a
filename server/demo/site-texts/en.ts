import type { SiteTexts } from './types.ts'

export const en: SiteTexts = {
  categories: { service: 'Product news', tips: 'Tips', exams: 'Exams', archive: 'Past offers' },
  news: {
    schedule: {
      name: 'A tutor’s week is now part of the profile',
      preview: 'Free hours are shown day by day, so there is no need to ask when it suits.',
      text: [
        'Every profile now has a week: morning, afternoon and evening of each day. The filled cells are hours when the tutor can take a new student.',
        '# How it helps',
        'Choose a time in your request and we show it to those who are free then. When nobody is, we suggest the hours next to it.',
        'Tutors change their week in a minute.',
      ],
      faq: [['Can I ask for another time?', 'Yes, say so in your request; the tutor reads it before answering.']],
    },
    reviews: {
      name: 'Reviews come only after a lesson',
      preview: 'Each review belongs to a request that led to a lesson. Here is how that works.',
      text: [
        'You can write a review through the link that we send after the first lesson. Without a request there is no review.',
        '# What the tutor sees',
        'The tutor reads the review when everybody does and may answer it, but can’t remove it.',
      ],
    },
    documents: {
      name: 'How we check diplomas',
      preview: 'The mark “checked” is given by a person who compares the diploma with the name in the profile.',
      text: [
        'The tutor sends a diploma and a document with the name. A member of staff compares them and gives the mark you see in the list of tutors.',
        '# Without a diploma',
        'Tutors may teach without one. Then there is no mark, and the choice is yours.',
      ],
    },
    exam: {
      name: 'When to begin preparing for an exam',
      preview: 'Nine months, four, or six weeks: what each is enough for and where to start.',
      text: [
        'Most requests come in February, when the evenings of good tutors are taken.',
        '# Nine months',
        'Enough for the gaps and for the habit of tests. One lesson a week will do.',
        '# Six weeks',
        'Only the weak topics and papers against the clock. Don’t look for a new book, finish the one you have.',
      ],
      faq: [['What does it cost?', 'That depends on the subject and on experience. The list of tutors shows it right away.']],
    },
    online: {
      name: 'Online or at home: what students choose',
      preview: 'Six out of ten new requests are for lessons online. We look at the subjects where people still travel.',
      text: [
        'Languages and mathematics are mostly taught by video: a shared screen replaces the board, and nobody loses an evening on the road.',
        'Music, drawing and preparing for school are still learned side by side.',
      ],
    },
    'first-lesson': {
      name: 'Five questions for the first lesson',
      preview: 'With them one lesson is enough to know whether the tutor suits you.',
      text: [
        'The first lesson is for getting to know each other. Ask what people are usually shy to ask.',
        '# What to ask',
        'What will we do in the first month? How will we know that I am making progress? What if I miss a lesson?',
      ],
    },
    summer: {
      name: 'Lessons cost less in summer',
      preview: 'In July and August there are more free hours, and tutors lower their prices.',
      text: ['The list of tutors now has summer prices: tutors set them for the summer break.', 'Summer is good for speaking and for filling gaps.'],
    },
  },
  pages: {
    partners: {
      name: 'For partners',
      text: [
        'We are happy to work with schools, libraries and centers that are looking for teachers.',
        '# What we offer',
        'A list of verified tutors near you.',
      ],
    },
    gift: {
      name: 'Lessons as a gift',
      text: ['Soon you will be able to give a lesson as a present: whoever gets it chooses the subject and the tutor.'],
    },
  },
  search: {
    title: '[:H1]: compare prices and reviews',
    metad: '[:H1]: [:COUNT] to choose from now. Prices per hour, free times and student reviews; sending a request is free.',
    h2: 'How to choose a tutor',
    text: [
      'Begin with the aim: to fill gaps, to pass an exam or to go beyond the curriculum. The price and the number of lessons a week follow from it.',
      'A card shows whom the tutor teaches, what an hour costs and what parents say. If you cannot decide between two, begin with a trial lesson.',
    ],
    faq_header: 'What people ask most',
    faq: [
      ['What does a request cost?', 'Nothing: a student pays only the tutor, for lessons.'],
      ['Can I change tutors?', 'Yes, write to us and we will show your request to others.'],
    ],
    main: {
      title: 'Docento: tutors with student reviews',
      metad: 'Find a tutor nearby or online: prices, reviews and free hours in every profile.',
      text: ['# Why a tutor', 'With a tutor you go at your own pace: a tutor sees what is hard and explains it in another way.'],
    },
    login: { title: 'Docento for tutors: sign in', metad: 'New requests, the schedule and the wallet of a tutor.' },
  },
  blocks: {
    main_text: {
      name: 'Text under the lists',
      text: [
        '# How to find your tutor',
        'Begin with the subject and the goal: to catch up, to pass, to speak. The list of tutors helps with place, time and price.',
        'If there are too many to choose from, send a request and we will show it to suitable tutors.',
      ],
    },
    main_summer: { name: 'For the summer holidays', text: ['Tutors have more free hours in summer: look for summer prices in their profiles.'] },
    how_it_works: {
      name: 'How it works, in our own words',
      text: ['Choose a tutor, arrange the first lesson and decide after it whether to go on. The search costs nothing.'],
    },
    footer_links: { name: 'Footer links', ads: 'Tutors’ offers', news: 'News' },
  },
}
