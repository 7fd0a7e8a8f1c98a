// Plain values: questions, thresholds and the count, the same in the browser and on the server (spec: decisions CNT-12, Z-7).

export const testSections = ['words', 'grammar', 'speech', 'reading', 'meaning'] as const
export type TestSection = (typeof testSections)[number]

export const testLevels = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'] as const
export type TestLevel = (typeof testLevels)[number]

/** The fewest correct answers of each level (spec: public 9). */
export const LEVEL_FROM: Readonly<Record<TestLevel, number>> = { a1: 0, a2: 11, b1: 19, b2: 27, c1: 33, c2: 38 }

/** About how long it takes. */
export const TEST_MINUTES = 20

export interface TestText {
  id: number
  title: string
  paragraphs: readonly string[]
}

export const testTexts: readonly TestText[] = [
  {
    id: 1,
    title: 'A note on the door',
    paragraphs: [
      'Dear guests, the Corner Café is closed on Monday because we are painting the kitchen. From Tuesday we open at eight, an hour earlier than before. Breakfast is served until eleven.',
      'On Fridays there is live music in the evening. A table costs nothing, but please book it by phone, as the room is small.',
    ],
  },
  {
    id: 2,
    title: 'The shelf on Mill Road',
    paragraphs: [
      'When Nora moved into the flats on Mill Road, she noticed that every household owned a drill and that almost nobody used one. She put up a shelf in the entrance hall, laid her own drill on it and left a note: “Take it, bring it back.” For three weeks nothing happened, and she began to feel foolish.',
      'Then the drill vanished. It came back two days later, with a ladder beside it and a bag of plums. By autumn the shelf had become a cupboard, and the cupboard a room.',
      'The things are useful, Nora says, but they are not the point. People who had shared a lift in silence for years now know one another’s names.',
    ],
  },
  {
    id: 3,
    title: 'The comfort of a yes',
    paragraphs: [
      'A forecast that gives a seventy per cent chance of rain is never simply wrong. If the day stays dry, the forecaster may point to the other thirty; if it pours, so much the better. Critics find this slippery. Yet the charge misses what is on offer. A forecaster who says seventy on a hundred days, and sees rain on about seventy of them, has told us something no bolder colleague could: how far to trust her.',
      'What we resent, I suspect, is not evasion but work. A plain “yes” would have decided about the umbrella for us. The number hands the decision back, together with the blame.',
    ],
  },
]

/** Which of a question's four options, from 1. */
export type TestAnswer = 1 | 2 | 3 | 4

export interface TestQuestion {
  id: number
  related_section: TestSection
  related_text_id: number | null
  question: string
  options: readonly [string, string, string, string]
  correct_answer: TestAnswer
}

type Row = readonly [question: string, options: TestQuestion['options'], correct: TestAnswer, text?: number]

/** From easy to hard inside each section. */
const rows: Readonly<Record<TestSection, readonly Row[]>> = {
  words: [
    ['My mother’s brother is my ___.', ['cousin', 'uncle', 'nephew', 'grandfather'], 2],
    ['It’s raining. Don’t forget to take your ___.', ['sunglasses', 'ladder', 'umbrella', 'pillow'], 3],
    ['I can hardly hear the radio. Could you turn it ___, please?', ['up', 'off', 'in', 'away'], 1],
    ['She ___ me of my sister: they have the same laugh.', ['remembers', 'recalls', 'resembles', 'reminds'], 4],
    ['Our flight was ___ by fog, so we landed two hours late.', ['cancelled', 'delayed', 'refused', 'hurried'], 2],
    ['The company ___ two hundred new people when it opened its second plant.', ['took on', 'took off', 'took after', 'took down'], 1],
    ['The witness gave such a ___ account that nobody could picture what had happened.', ['vivid', 'thorough', 'vague', 'lucid'], 3],
    [
      'Far from settling the dispute, the minister’s remarks only ___ it: by evening both sides had walked out.',
      ['assuaged', 'adjudicated', 'circumvented', 'exacerbated'],
      4,
    ],
  ],
  grammar: [
    ['My parents ___ in a small town.', ['lives', 'living', 'live', 'is live'], 3],
    ['There aren’t ___ eggs in the fridge.', ['any', 'some', 'much', 'a'], 1],
    ['We ___ to the coast last summer.', ['go', 'went', 'have gone', 'were go'], 2],
    ['This bag is ___ than that one.', ['heavy', 'more heavier', 'heaviest', 'heavier'], 4],
    ['If it ___ tomorrow, we’ll stay at home.', ['rains', 'will rain', 'rained', 'would rain'], 1],
    ['I’ve known Tom ___ we were at school.', ['for', 'during', 'since', 'until'], 3],
    ['We couldn’t cross the bridge because it ___ at the time.', ['was repairing', 'was being repaired', 'has been repaired', 'repaired'], 2],
    ['You ___ have told me you weren’t coming! I waited two hours for nothing.', ['must', 'would', 'will', 'should'], 4],
    ['Hardly ___ down when the phone rang.', ['had I sat', 'I had sat', 'have I sat', 'I sat'], 1],
    ['It is essential that the patient ___ no food before the operation.', ['taking', 'to take', 'take', 'be taken'], 3],
  ],
  speech: [
    ['“How are you?” “___”', ['I’m thirty.', 'Fine, thanks.', 'Yes, I am.', 'I’m Anna.'], 2],
    ['“Thank you for your help!” “___”', ['Yes, please.', 'Never.', 'Good luck.', 'You’re welcome.'], 4],
    ['“Shall we meet at six?” “___”', ['Six is fine with me.', 'I am six.', 'Since six o’clock.', 'We met at six.'], 1],
    ['“Do you mind if I open the window?” “___”', ['No, I opened it.', 'Yes, it was.', 'Not at all.', 'I think so too.'], 3],
    ['“I’ve got my driving test this afternoon.” “___”', ['Serves you right!', 'Get well soon!', 'Same to you!', 'Fingers crossed!'], 4],
    ['“Could you lend me some money?” “___ I’m broke myself.”', ['By all means.', 'I wish I could.', 'Help yourself.', 'Don’t mention it.'], 2],
    [
      '“I shouldn’t have shouted at him.” “___ He’ll have forgotten it by now.”',
      ['Don’t beat yourself up.', 'Don’t hold your breath.', 'Don’t push your luck.', 'Don’t count on it.'],
      1,
    ],
  ],
  reading: [
    ['Why is the café closed on Monday?', ['It is a holiday.', 'The cook is ill.', 'The kitchen is being painted.', 'There is a concert.'], 3, 1],
    ['When did the café open before?', ['At seven.', 'At half past seven.', 'At eight.', 'At nine.'], 4, 1],
    [
      'Why should guests phone before Friday evening?',
      ['There is little room.', 'Tables cost money.', 'Breakfast ends early.', 'The music may be cancelled.'],
      1,
      1,
    ],
    [
      'What gave Nora her idea?',
      ['Her own drill was broken.', 'People owned tools they hardly used.', 'Tools had become too expensive.', 'A neighbour asked her for a ladder.'],
      2,
      2,
    ],
    [
      'How did Nora feel before anyone took the drill?',
      ['Angry with her neighbours.', 'Afraid that it would be stolen.', 'Unsure that her idea was sensible.', 'Proud of what she had done.'],
      3,
      2,
    ],
    [
      'What matters most to Nora now?',
      ['The room is large enough.', 'Nobody has to buy tools.', 'Things are always returned.', 'Neighbours have got to know each other.'],
      4,
      2,
    ],
    [
      'What do the critics object to?',
      [
        'No single day can prove the forecast wrong.',
        'The forecasts predict rain too often.',
        'The figures are hard to calculate.',
        'Forecasters disagree with one another.',
      ],
      1,
      3,
    ],
    [
      'How should such a forecaster be judged, according to the author?',
      [
        'By how boldly she speaks.',
        'By how her figures compare with many days’ weather.',
        'By whether it rains on the day in question.',
        'By what her colleagues say.',
      ],
      2,
      3,
    ],
    [
      'Why, in the author’s view, do people dislike a percentage?',
      ['It is usually inaccurate.', 'It is hard to understand.', 'It leaves the choice to them.', 'It hides the forecaster’s mistakes.'],
      3,
      3,
    ],
  ],
  meaning: [
    [
      '“She used to smoke.”',
      ['She smoked in the past.', 'She is getting used to smoking.', 'She smokes very often.', 'She has just started to smoke.'],
      1,
    ],
    [
      '“I’d rather stay in tonight.”',
      ['I have to stay at home.', 'I stayed at home last night.', 'I’m afraid to stay at home.', 'I’d prefer to stay at home.'],
      4,
    ],
    [
      '“The phone isn’t worth repairing.”',
      [
        'The phone can’t be repaired.',
        'It makes no sense to repair the phone.',
        'The phone doesn’t need repairing.',
        'The phone has just been repaired.',
      ],
      2,
    ],
    [
      '“He was supposed to call at six.”',
      [
        'He called at about six.',
        'I suppose that he called at six.',
        'It was expected that he would call at six.',
        'He was surprised by a call at six.',
      ],
      3,
    ],
    [
      '“She took his promises with a pinch of salt.”',
      [
        'She was hurt by his promises.',
        'She kept reminding him of his promises.',
        'She gave him promises in return.',
        'She did not entirely believe his promises.',
      ],
      4,
    ],
    [
      '“He is nothing if not thorough.”',
      ['He is not thorough at all.', 'He is thorough above all else.', 'He is good only when he is thorough.', 'He has lost his thoroughness.'],
      2,
    ],
  ],
}

export const testQuestions: readonly TestQuestion[] = testSections
  .flatMap((section) => rows[section].map((row) => [section, row] as const))
  .map(([related_section, [question, options, correct_answer, text]], index) => ({
    id: index + 1,
    related_section,
    related_text_id: text ?? null,
    question,
    options,
    correct_answer,
  }))

/** The level of so many correct answers; null outside of the table: the test is not passed (spec: public 8, 9). */
export function levelOf(correct: number): TestLevel | null {
  if (!Number.isInteger(correct) || correct < 0 || correct > testQuestions.length) return null
  return testLevels.findLast((level) => correct >= LEVEL_FROM[level]) ?? null
}

export interface TestCount {
  total: number
  correct: number
}

export interface TestResult extends TestCount {
  level: TestLevel | null
  sections: Record<TestSection, TestCount>
}

const count = (questions: readonly TestQuestion[], answers: Readonly<Record<number, number>>): TestCount => ({
  total: questions.length,
  correct: questions.filter(({ id, correct_answer }) => answers[id] === correct_answer).length,
})

/** Counts answers by question; one that is missing is not correct. `scoreTest({})` → level a1, 0 of 40. */
export function scoreTest(answers: Readonly<Record<number, number>>): TestResult {
  const whole = count(testQuestions, answers)
  const of = (section: TestSection) =>
    count(
      testQuestions.filter((question) => question.related_section === section),
      answers,
    )
  return {
    ...whole,
    level: levelOf(whole.correct),
    sections: { words: of('words'), grammar: of('grammar'), speech: of('speech'), reading: of('reading'), meaning: of('meaning') },
  }
}
