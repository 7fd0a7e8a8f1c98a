import type { ContentTexts } from './types.ts'

export const en: ContentTexts = {
  ads: [
    'Two evening spots left for <lesson> lessons',
    'A week of <lesson> before the test',
    'A summer course in <lesson> for a small group',
    'Learning <lesson> from scratch as an adult',
    'A mock exam in <lesson> and what it shows',
    'One-on-one lessons in <lesson>, online',
  ],
  posts: [
    {
      field: 'exact',
      lesson: 'mathematics',
      name: 'Five math questions that cost easy points every June',
      copied: 'Where easy points get lost in math tests',
      description: 'The questions that cost points every June, and a way to check yourself in less than a minute.',
      opening:
        'Every spring my students and I take last year’s papers apart. Most points are not lost on the hard questions at the end. They go in the middle, where people hurry and stop reading the task before its last line.',
      parts: [
        {
          heading: 'A percentage of a percentage',
          text: 'A price goes up by twenty percent and then falls by twenty. Many say that it is the same as before. Take a hundred, multiply by 1.2 and then by 0.8: ninety-six. A number in place of a letter settles such a question in ten seconds, and no formula is needed for it.',
        },
        {
          heading: 'A triangle in a circle',
          text: 'The angle that stands on the diameter is always a right one. Draw it before any other line: half of these questions end right there. If the task names no right angle, look for a diameter. Authors of tests enjoy hiding one in plain sight.',
        },
        {
          heading: 'The domain that nobody wrote down',
          text: 'An even root wants zero or more under it. Write that line down before you square both sides, and hold both answers against it. A false root costs as much as a question left empty, and the check takes a quarter of a minute at most.',
        },
      ],
      closing:
        'Take one of last year’s papers today, go no further than its middle and count what you have. Nearly everybody has more than they feared in the morning.',
    },
    {
      field: 'language',
      name: 'Twenty new words a day that stay with you',
      copied: 'How to keep twenty words a day',
      description: 'A way of repeating words that leaves you with four hundred of them after a month instead of forty. No apps needed.',
      opening:
        'Twenty words a day sounds frightening until you spread them over five short meetings. Memory does not like long sessions, it likes frequent ones: four times five minutes beats a whole hour on Sunday.',
      parts: [
        {
          heading: 'In the morning we only meet',
          text: 'Read the words aloud together with the sentences that they come from. Learn nothing by heart yet, just get used to the sound. A word without its sentence is a brick without a wall: there is nowhere to put it, so it is the first one to get lost.',
        },
        {
          heading: 'At noon we cover half the page',
          text: 'Hide the translation under your hand and take your time before you look. Mistakes help here: what you recall at the second try stays longer than what you simply read. Put a dot beside the hard ones, strike out the easy ones and leave them alone.',
        },
        {
          heading: 'In the evening we tell a story',
          text: 'Make a story of five sentences out of the words with dots. The sillier it is, the better it sticks. Tell it again tomorrow, in a week and in a month: three repetitions are enough for the words to stay with you for years.',
        },
      ],
      closing:
        'Begin with ten if twenty still frighten you. After a week your hand reaches for the page by itself, and after another you stop counting.',
    },
    {
      field: 'school',
      lesson: 'literature',
      name: 'An essay without tears: a plan on one page',
      copied: 'How to plan an essay in twenty minutes',
      description: 'How to make a plan in twenty minutes after which the essay writes itself, and why to begin in the middle.',
      opening:
        'A blank page frightens grown writers too. So we never start with the first sentence. First we note what we surely want to say, and the introduction is written last, when we know what it introduces.',
      parts: [
        {
          heading: 'One thought for all of it',
          text: 'Finish the words “I want to say that” in one sentence. If there are two, choose. Whatever does not help to prove that thought stays out, however clever it may be. That ends the worst trouble of school essays, the long walk around the topic.',
        },
        {
          heading: 'Two examples and one quarrel',
          text: 'Find two places in the book that speak for you and one that speaks against. Answer the objection honestly. Whoever marks your essay reads the hundredth one today, and a student who argues with himself is remembered at once.',
        },
        {
          heading: 'The end, then the beginning',
          text: 'Now write the last sentence: where have we come to? Only then write the first, the question that it answers. Read it all aloud and strike out every word that changes nothing. It is usually every seventh, and the text breathes at once.',
        },
      ],
      closing:
        'Try it on the next topic and show the plan to your teacher before you write. Five minutes over a plan save a whole evening over a draft.',
    },
    {
      field: 'children',
      name: 'Why a child reads slowly, and what helps',
      copied: 'My child reads slowly: advice for parents',
      description: 'Four reasons for slow reading and short games at home that help more than hours with a stopwatch.',
      opening:
        'Parents come with a stopwatch and a figure: sixty words a minute. But speed is what comes last. First we need to see what is in the way, or else we train not reading but the fear of it.',
      parts: [
        {
          heading: 'Eyes that go back',
          text: 'Give the child a strip of paper that covers what has been read, not what is still to come. The eyes have nowhere to return to, and after a week they stop trying. Five minutes of that do more than half an hour of pleading and promised cartoons.',
        },
        {
          heading: 'Words taken letter by letter',
          text: 'Play lightning: show a word for a second, hide it, let the child name it. Begin with short and well-known ones. So words come to be seen whole, like faces. Ten of them at a time are enough, even if there are calls for more.',
        },
        {
          heading: 'Simply dull',
          text: 'Instructions of a toy, a recipe for pancakes, a letter from grandmother are reading too. Give a text that is worth the effort. Take turns: a page for you, a paragraph for the child. And stop at the best place, so that tomorrow the book comes to you.',
        },
      ],
      closing: 'Above all, give it time. Measure again in a month if you must, but first ask what the book that you finished together was about.',
    },
  ],
  siteReviews: [
    {
      text: 'We found a math tutor in one evening and our daughter is in her third month now.',
      mark: 5,
      answer: 'Thank you for telling us! Good luck to your daughter.',
    },
    { text: 'It helps that times and prices are shown at once, there was no need to call anybody.', mark: 5 },
    { text: 'A manager found us another tutor when the first one could not make our hours.', mark: 5 },
    { text: 'We asked in the morning and three tutors had answered by noon. Chosen by reviews, no regrets.', mark: 5 },
    {
      text: 'It took a while until the tutor answered, but then everything went as agreed.',
      mark: 3,
      answer: 'Sorry for the wait. We now look at unanswered requests the same day.',
    },
    { text: 'A good site, though I would like more tutors in our town.', mark: 4 },
  ],
  videos: [
    { name: 'What a first online lesson looks like', description: 'The board, the sound and what a student should prepare.' },
    { name: 'How to choose a tutor in ten minutes', description: 'What to look at in a profile and what to ask before lesson one.' },
    { name: 'Three ways to remember words', description: 'Short exercises to begin with tonight.' },
  ],
  revisions: {
    ad: [
      'There is a phone number in the text. Please take it out: students write and call through the site.',
      'The title does not say which subject it is about. Please write it in full.',
      'No promises of a certain grade, please. Say how you work and what the student gets.',
    ],
    post: [
      'Two sections repeat another tutor’s article word for word. Please tell it in your own words and with your own examples.',
      'We have this whole article under another name. Please keep only what you wrote yourself.',
      'There is a link to your channel at the end. Please remove it, readers find you by the author’s name.',
    ],
  },
}
