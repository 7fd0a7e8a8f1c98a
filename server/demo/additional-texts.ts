import type { Language } from '../../editions/index.ts'
import type { employments } from '../../schemas/index.ts'

interface VacancyText {
  name: string
  employment: (typeof employments)[number]
  text: readonly [whom: string, what: string]
}
/** What staff of the demo keep in one language besides articles. */
interface AdditionalTexts {
  /** The pay of a vacancy; one that says nothing leaves it to the talk. */
  salary: string
  vacancies: readonly VacancyText[]
  /** Kinds of examination tests, which are called after their subject. */
  tests: readonly string[]
  /** What their sheets say of themselves. */
  sheet: string
  /** Tags of a subject: the name with `<lesson>` in the genitive, and the words that tutors are found by. */
  tags: readonly { name: string; words: readonly string[] }[]
}

export const additionalTexts: Readonly<Record<Language, AdditionalTexts>> = {
  ua: {
    salary: 'за домовленістю',
    vacancies: [
      {
        name: 'Менеджер заявок',
        employment: 'full',
        text: ['Шукаємо людину, яка вміє слухати.', 'Дзвонити клієнтам, підбирати репетиторів, стежити за строками.'],
      },
      {
        name: 'Редактор блогу',
        employment: 'part',
        text: ['Пишете просто про навчання?', 'Готувати статті разом із репетиторами й перевіряти їхні тексти.'],
      },
      {
        name: 'Методист з англійської',
        employment: 'contract',
        text: ['Потрібен досвід підготовки до іспитів.', 'Складати завдання й дивитися уроки шкільних репетиторів.'],
      },
      {
        name: 'Стажер у підтримку',
        employment: 'internship',
        text: ['Візьмемо без досвіду й усього навчимо.', 'Відповідати в чаті та на листи разом із наставником.'],
      },
      { name: 'Аналітик', employment: 'full', text: ['Любите питання більше за таблиці?', 'З’ясовувати, чому учні лишаються, а чому йдуть.'] },
    ],
    tests: ['пробний варіант, весна', 'завдання минулого року', 'збірник для підготовки', 'вхідний тест', 'олімпіадні задачі'],
    sheet: 'Зразок: тут стояли б завдання й було б місце для відповідей.',
    tags: [
      { name: 'Підготовка до іспиту: репетитори <lesson>', words: ['НМТ', 'ЗНО', 'іспит'] },
      { name: 'Заняття з дітьми: репетитори <lesson>', words: ['діти', 'дітьми', 'малюк'] },
    ],
  },
  ru: {
    salary: 'по договорённости',
    vacancies: [
      {
        name: 'Менеджер заявок',
        employment: 'full',
        text: ['Ищем человека, который умеет слушать.', 'Звонить клиентам, подбирать репетиторов, следить за сроками.'],
      },
      {
        name: 'Редактор блога',
        employment: 'part',
        text: ['Пишете просто об учёбе?', 'Готовить статьи вместе с репетиторами и проверять их тексты.'],
      },
      {
        name: 'Методист по английскому',
        employment: 'contract',
        text: ['Нужен опыт подготовки к экзаменам.', 'Составлять задания и смотреть уроки школьных репетиторов.'],
      },
      {
        name: 'Стажёр в поддержку',
        employment: 'internship',
        text: ['Возьмём без опыта и всему научим.', 'Отвечать в чате и на письма вместе с наставником.'],
      },
      { name: 'Аналитик', employment: 'full', text: ['Любите вопросы больше, чем таблицы?', 'Выяснять, почему ученики остаются, а почему уходят.'] },
    ],
    tests: ['пробный вариант, весна', 'задания прошлого года', 'сборник для подготовки', 'входной тест', 'олимпиадные задачи'],
    sheet: 'Образец: здесь стояли бы задания и было бы место для ответов.',
    tags: [
      { name: 'Подготовка к экзамену: репетиторы <lesson>', words: ['ЕНТ', 'НМТ', 'экзамен'] },
      { name: 'Занятия с детьми: репетиторы <lesson>', words: ['дети', 'детьми', 'малыш'] },
    ],
  },
  en: {
    salary: 'negotiable',
    vacancies: [
      {
        name: 'Request manager',
        employment: 'full',
        text: ['We look for somebody who can listen.', 'Call clients, find tutors for them, keep an eye on deadlines.'],
      },
      {
        name: 'Blog editor',
        employment: 'part',
        text: ['Can you write plainly about learning?', 'Prepare articles with tutors and read what they write.'],
      },
      {
        name: 'English curriculum writer',
        employment: 'contract',
        text: ['You have prepared people for exams.', 'Write tasks and watch lessons of the school’s tutors.'],
      },
      {
        name: 'Support intern',
        employment: 'internship',
        text: ['No experience needed, we teach everything.', 'Answer chats and letters beside a mentor.'],
      },
      { name: 'Analyst', employment: 'full', text: ['Do you like questions better than tables?', 'Find out why some pupils stay and others leave.'] },
    ],
    tests: ['practice paper, spring', 'last year’s tasks', 'workbook', 'placement test', 'olympiad problems'],
    sheet: 'A sample: tasks would stand here, with room for answers.',
    tags: [
      { name: 'Exam preparation: <lesson> tutors', words: ['exam', 'test', 'SAT'] },
      { name: 'Lessons for children: <lesson> tutors', words: ['children', 'kids', 'young'] },
    ],
  },
  pl: {
    salary: 'do uzgodnienia',
    vacancies: [
      {
        name: 'Opiekun zapytań',
        employment: 'full',
        text: ['Szukamy osoby, która umie słuchać.', 'Dzwonić do klientów, dobierać korepetytorów, pilnować terminów.'],
      },
      {
        name: 'Redaktor bloga',
        employment: 'part',
        text: ['Piszesz prosto o nauce?', 'Przygotowywać artykuły z korepetytorami i sprawdzać ich teksty.'],
      },
      {
        name: 'Metodyk języka angielskiego',
        employment: 'contract',
        text: ['Potrzebne doświadczenie w przygotowaniu do egzaminów.', 'Układać zadania i oglądać lekcje.'],
      },
      {
        name: 'Staż w dziale pomocy',
        employment: 'internship',
        text: ['Bez doświadczenia: wszystkiego nauczymy.', 'Odpowiadać na czacie i na wiadomości razem z opiekunem.'],
      },
      { name: 'Analityk', employment: 'full', text: ['Wolisz pytania niż tabele?', 'Sprawdzać, dlaczego uczniowie zostają albo odchodzą.'] },
    ],
    tests: ['arkusz próbny, wiosna', 'zadania z zeszłego roku', 'zbiór zadań', 'test poziomujący', 'zadania olimpijskie'],
    sheet: 'Wzór: tu stałyby zadania, z miejscem na odpowiedzi.',
    tags: [
      { name: 'Przygotowanie do egzaminu: korepetytorzy <lesson>', words: ['matura', 'egzamin', 'ósmoklasisty'] },
      { name: 'Zajęcia z dziećmi: korepetytorzy <lesson>', words: ['dzieci', 'dziećmi', 'maluch'] },
    ],
  },
  es: {
    salary: 'a convenir',
    vacancies: [
      {
        name: 'Coordinación de solicitudes',
        employment: 'full',
        text: ['Buscamos a alguien que sepa escuchar.', 'Llamar a clientes, buscarles profesor y vigilar los plazos.'],
      },
      {
        name: 'Editor del blog',
        employment: 'part',
        text: ['¿Escribes con sencillez sobre estudiar?', 'Preparar artículos con profesores y revisar sus textos.'],
      },
      {
        name: 'Autor de contenidos de inglés',
        employment: 'contract',
        text: ['Hace falta experiencia en exámenes.', 'Redactar ejercicios y ver clases de la escuela.'],
      },
      {
        name: 'Prácticas en atención al alumno',
        employment: 'internship',
        text: ['Sin experiencia: lo enseñamos todo.', 'Responder chats y correos junto a un tutor.'],
      },
      {
        name: 'Analista',
        employment: 'full',
        text: ['¿Te gustan más las preguntas que las tablas?', 'Averiguar por qué unos alumnos se quedan y otros se van.'],
      },
    ],
    tests: ['examen de prueba, primavera', 'ejercicios del año pasado', 'cuaderno de preparación', 'prueba de nivel', 'problemas de olimpiada'],
    sheet: 'Muestra: aquí estarían los ejercicios, con sitio para responder.',
    tags: [
      { name: 'Preparación de exámenes: profesores de <lesson>', words: ['examen', 'selectividad', 'prueba'] },
      { name: 'Clases para niños: profesores de <lesson>', words: ['niños', 'infantil', 'pequeños'] },
    ],
  },
}
