import type { DemoTexts } from './types.ts'

export const en: DemoTexts = {
  short: {
    exact: [
      [
        'First we understand, then we calculate.',
        'I show where every formula comes from.',
        'From simple problems to real exam papers.',
        'I find the gaps in one lesson and close them step by step.',
        'Clear steps instead of rules to cram.',
        'I teach how to think about a problem, not how to guess.',
      ],
      [
        'Homework is checked the same evening.',
        'A practice test and a note to parents every month.',
        'Most of my students go up a grade in two months.',
        'You keep short notes after each lesson.',
        'The pace is always yours.',
      ],
    ],
    language: [
      [
        'We speak from the first lesson.',
        'Language through live talk, not tables.',
        'Better pronunciation and no fear of mistakes.',
        'Just the grammar you need to speak.',
        'Series, podcasts and news instead of dull texts.',
      ],
      [
        'Materials arrive after every lesson.',
        'Short voice tasks between lessons.',
        'A plan made for your goal.',
        'We find your level at the first meeting.',
        'Mistakes are discussed at once and kindly.',
      ],
    ],
    school: [
      [
        'I turn facts into a story that sticks.',
        'Clear writing, step by step.',
        'Exam preparation without panic.',
        'We read, argue and draw conclusions.',
        'I help you like a subject that seemed dull.',
      ],
      [
        'Every unit ends with a short quiz.',
        'We work on real past papers.',
        'Parents get a short note after each lesson.',
        'Essays come back with detailed comments.',
      ],
    ],
    children: [
      [
        'Patient with younger children: games and short tasks.',
        'Learning through play, seven minutes at a time.',
        'Reading and counting without tears.',
        'I reach even the most restless.',
      ],
      [
        'A note for parents after each lesson.',
        'Homework takes 15 minutes at most.',
        'Children look forward to the next lesson.',
        'I bring all the materials.',
      ],
    ],
    art: [
      [
        'We start with what you love.',
        'From scratch and at any age.',
        'Good technique without boredom or strain.',
        'The first result comes in the second lesson.',
      ],
      [
        'I help you choose an instrument and materials.',
        'Adult beginners are very welcome.',
        'Short and pleasant practice at home.',
        'Preparation for auditions and contests.',
      ],
    ],
  },
  about: {
    opening: [
      'I have taught for <years> years and still like the moment when a student says “is that all?” and finishes the task alone.',
      'I bring <years> years of practice: [school and private lessons|college and one-on-one lessons|university and exam preparation].',
      'For <years> years I have been giving one-on-one lessons, and in that time I have built a system of my own.',
      'I am a teacher by training and by heart, <years> years into the job.',
    ],
    method: {
      exact: [
        'We begin with a 20-minute check to see what is missing, then agree on a plan for a month. One topic takes a lesson or two, and each lesson ends with three tasks to try alone.',
        'I never ask anyone to learn formulas by heart: we derive them together, draw, and check with numbers. When you see where things come from, exam problems stop being frightening.',
        'Each lesson follows the same path: five minutes of review, a new topic with two or three examples, then you work while I ask questions. We come back to mistakes a week later.',
      ],
      language: [
        'We talk from the first meeting, even with twenty words. I explain grammar with short diagrams and turn it into speech at once: dialogues, descriptions, small stories.',
        'A lesson is conversation, new words in context, and listening. Between lessons you send me short voice messages and I mark what to work on.',
        'I build the plan around your goal: travel, a move, work or an exam. I use [modern course books|real articles and videos|exam materials] and skip what you will not need.',
      ],
      school: [
        'We sort the material into charts and timelines, then learn to tell it in your own words. That way it stays for years, not until the next test.',
        'Every lesson has some theory, work with a text and a few tasks from real papers. Written work comes back with detailed comments: what is already good and what to change.',
        'I show how to turn a rule into a simple list of steps. Then you explain the solution to me; if you can explain it, you know it.',
      ],
      children: [
        'A lesson is cut into short parts of seven to ten minutes: reading, counting, movement, drawing. Nobody gets tired, and the same skill returns several times in a new form.',
        'First I get to know the child and see what already works. Then I choose cards, games and worksheets so that each task is a little harder than the last, but within reach.',
        'I never scold for mistakes. Together we look for the place where we went wrong and try again.',
      ],
      art: [
        'At the first meeting we try different things and choose what you like. Technique grows little by little on pieces you enjoy, so it never feels like drill.',
        'Each lesson is a warm-up, some technique, and then what it is all about: making something. I show, you repeat, then you try it your own way.',
        'I choose the material by age and goal: for yourself, for an audition or for the stage. You keep a recording of each lesson, so you can return to the hard part.',
      ],
    },
    results: [
      'Last year [seven|nine|eleven] of my students got into the school they wanted.',
      'The first change usually shows after [four weeks|six weeks|two months] of regular lessons.',
      'Most students stay with me for [a year or more|two or three years].',
      'I tell you honestly what is possible in your time and promise no miracles.',
    ],
    format: [
      'I teach [in the mornings and evenings|after school hours|on weekdays and Saturdays], and we agree on the schedule in advance. A lesson can be moved with [a day’s|six hours’|twelve hours’] notice.',
      'For online lessons I use [video and a shared whiteboard|an interactive whiteboard, and you keep everything we write].',
      'A lesson lasts [60 minutes|60 or 90 minutes|45 to 90 minutes depending on age]. All materials are included.',
    ],
    closing: [
      'Write to me about your goal and we will decide where to start.',
      'I would be glad to meet you at the first lesson.',
      'If you are not sure, just ask: I answer the same day.',
    ],
  },
  lesson: [
    [
      'We start <lesson> lessons with a short check of what already works and make a plan for a month.',
      'I plan the <lesson> lessons after our first meeting, for your goal and deadline.',
      'My <lesson> lessons are one-on-one, with clear materials that stay with you.',
      'For <lesson> I have my own collection of tasks, from the simplest to the hardest.',
    ],
    [
      'Each lesson ends with three tasks to try alone.',
      'We go over the hard parts as many times as it takes.',
      'Plenty of practice, short theory and honest feedback.',
      'I help with current topics and close old gaps on the way.',
    ],
    ['Homework takes about half an hour.', 'You get notes right after the lesson.', 'Once a month I write to parents about progress.'],
  ],
  speciality: {
    exact: ['Applied mathematics', 'Physics', 'Computer science', 'Chemical engineering', 'Science education'],
    language: ['Linguistics', 'Modern languages', 'Translation', 'Language education'],
    school: ['English literature', 'History', 'Political science', 'Psychology', 'Geography'],
    children: ['Primary education', 'Early childhood education', 'Special education'],
    art: ['Music education', 'Fine arts', 'Performing arts'],
  },
  review: {
    gain: {
      exact: [
        'The grade went up [from C to A|by a full grade|in two months].',
        'The practice test score [nearly doubled|rose by twelve points].',
        'Problems get solved without hints now.',
      ],
      language: [
        'After two months we [speak without fear|managed on a trip abroad|follow series without subtitles].',
        'Pronunciation is clearly better.',
        'Grammar finally makes sense.',
      ],
      school: [
        'Essays and answers sound more confident.',
        'The grade went up [by a full grade|in two months].',
        'Dates and rules no longer get mixed up.',
      ],
      children: [
        'My child reads faster and with pleasure.',
        'Letters and numbers no longer end in tears.',
        'Progress shows both at school and at home.',
      ],
      art: [
        'After a month we had [a first real piece|what we had long dreamed of].',
        'Technique and confidence have grown.',
        'Homework gets done without reminders.',
      ],
    },
    best: [
      [
        'We have been learning together [for three months|for half a year|since September|for almost a year].',
        'It took us a while to find the right teacher, and now we have.',
        '<name> is [an excellent teacher|a true professional|a patient and attentive person].',
        'We are very happy with the lessons.',
        'A lucky find for our family.',
        'We came on a friend’s advice and stayed.',
        'We had our doubts, and the second lesson ended them.',
        'Thank you for the patience and the interesting lessons!',
        'This lesson has become the best part of our week.',
        'My child [never wants to miss a lesson|looks forward to every lesson].',
        'We took <lesson> lessons [for our daughter|for our son|for me] and never looked back.',
      ],
      [
        'Explains calmly, never rushes and always finds a real-life example.',
        'Lessons start on time, and we always know what was covered.',
        'We get a short report after every lesson.',
        'Homework is short and to the point.',
        'Finds words even for my stubborn teenager.',
        'You can tell this is somebody who loves the work.',
        'Strict when needed, and always good fun.',
        'Answers questions between lessons too, which helps a lot.',
        'All materials come in advance.',
        'The plan fits our goal, nothing superfluous.',
        '<name> saw at once where the gap was.',
        'An hour feels like fifteen minutes.',
        'Keeps a child’s attention even over video.',
      ],
      [
        'We are staying.',
        'Thank you so much!',
        'We are carrying on in summer too.',
        'Glad we found each other.',
        'Now the younger one wants lessons as well.',
        'Already recommended to friends.',
        'Worth every minute.',
        '',
      ],
    ],
    good: [
      ['A good teacher who explains clearly.', 'Happy overall.', 'The lessons help, there is progress.'],
      [
        'It took two weeks to find a free evening.',
        'A little more practice would be nice.',
        'Rather a lot of homework for our week.',
        'Sometimes a lesson moves, always with notice.',
      ],
      ['We are carrying on.', 'Thank you.', 'Planning to continue until the exam.'],
    ],
    fair: [
      ['The knowledge is there, but the approach did not quite suit us.', 'We expected more.'],
      ['Lessons were moved often.', 'It was a bit dull, though the topic was covered.'],
      ['We decided to look further.', 'Perhaps better for older students.'],
    ],
    poor: [
      ['It did not work out.', 'Unfortunately we were not happy.'],
      ['Twice the lesson was called off an hour before.', 'Half the time was copying from a book.'],
      ['We asked for another teacher.'],
    ],
  },
  reply: {
    thanks: [
      'Thank you for your trust! The hard part was done by the student.',
      'Thank you for the kind words, it is a pleasure to work with you.',
      'Thank you! There is a lot more to come.',
      'So glad it worked. Good luck with the exam!',
    ],
    sorry: [
      'Thank you for being honest. I have changed my schedule, so lessons will move less.',
      'I am sorry it was not what you hoped for. I will take it to heart.',
    ],
  },
  wishes: [
    [
      'My child is [ten|eleven|twelve|thirteen] and has many gaps from last year.',
      'We need exam preparation [from October|in six months|from scratch].',
      'I am learning for myself, [from scratch|after a long break].',
      'My daughter [is shy in class|fell behind after an illness], so we need someone calm.',
      'Help with current topics and homework.',
    ],
    ['[Weekdays|Weekends|Tuesdays and Thursdays] suit us.', 'Twice a week would be best.', 'We would like to start this week.', ''],
  ],
  response: [
    ['Hello! I have read your request carefully.', 'Hello! I would be glad to help.', 'Hello! A place in my schedule has just become free.'],
    [
      'I suggest starting with a short check and a plan for a month.',
      'I have taught this course for several years.',
      'I can start [this week|next Monday|any evening that suits you].',
    ],
    ['Happy to answer any questions.', 'I bring the materials.', 'The time can be discussed.'],
  ],
  refused: [
    'All evenings are taken until the end of the month.',
    'Too far to travel, online only.',
    'I do not teach this age group.',
    'Could not reach the client for three days.',
  ],
  lost: [
    'The client chose a group course.',
    'Does not answer calls or messages.',
    'Found a teacher through friends.',
    'Lessons put off until next term.',
  ],
  staff: ['Call after 5 pm.', 'Returning client, second child.', 'Check the address.', 'Limited budget.'],
  document: ['Degree certificate', 'Teaching certificate', 'Language certificate'],
  revision: [
    'Add where you studied, and a photo without other people.',
    'There is a phone number in the description: please remove it.',
    'Tell us more about how the first lesson goes.',
  ],
  unreadable: [
    'The stamp can’t be read, send a larger picture.',
    'The second page with the signature is missing.',
    'The name in the document does not match the profile.',
  ],
  news: [
    'From this year I take final-year students too and follow the new exam rules.',
    'Every four weeks we do a mock exam and go through every mistake.',
    'After each lesson parents get a short note on what was done.',
  ],
  moreSpecialities: ['teaching methods', 'psychology', 'a second degree'],
}
