import type { PageText } from '../../page.ts'

export const clientOffer: PageText = {
  name: 'Terms for students',
  h1: 'Terms of use for students and parents',
  title: 'Terms of use for students and parents: {brand} India',
  metad: 'How you find a tutor through {brand} in India: free request, fees in US dollars, reviews, consumer rights, Grievance Officer.',
  text: `
<p>Effective from {updated}. This document is an electronic record under the Information Technology Act, 2000. It is an agreement between {company} (“the Company”) and you, who look for a tutor on {site}. You accept it when you send a request and tick the consent box.</p>

<h2>1. Who can send a request</h2>
<p>A person of 18 years or more, for themself or for a child whose parent or lawful guardian they are. A minor may not send a request.</p>

<h2>2. No charge to you</h2>
<p>The list, the request and the help of a manager are free. Tutors pay the Company a commission.</p>

<h2>3. How a request proceeds</h2>
<ul>
<li>The tutor you choose has 24 hours to answer. After a refusal or silence the request is offered to other suitable tutors, unless you ask otherwise.</li>
<li>A request without a chosen tutor is handled by a manager.</li>
<li>Up to five tutors can answer; up to three personal requests can be open at a time.</li>
<li>Your phone, email and address are shown only to the appointed tutor.</li>
<li>You can cancel at any stage without a charge or an explanation.</li>
</ul>

<h2>4. Tuition and fees</h2>
<p>You engage the tutor and pay the fee to the tutor. Fees in the list are shown in United States dollars ({currency}) for 60 minutes; if you pay in rupees, agree on the amount with the tutor beforehand. Agree too on how lessons are moved and cancelled. The Company reads profiles before publication and shows what has been verified, but doesn’t conduct lessons and makes no promise of marks or ranks. Tuition at home for a child is best begun with a family member present.</p>

<h2>5. Information for consumers</h2>
<p>The Company is a marketplace e-commerce entity within the meaning of the Consumer Protection (E-Commerce) Rules, 2020. The tutor’s profile states the fee, the place, the qualifications and the reviews. The order of the list depends on reviews, speed of answers, completeness of the profile, a fresh schedule, verification, education and the last visit; paid places are labelled “TOP · paid”. All tutors of one kind are treated alike.</p>

<h2>6. Reviews</h2>
<p>After the first lesson, once the tutor has settled with the Company, you may give a mark from 1 to 5 and write 10 to 2000 characters about your own experience. The name from your request is shown. You may change the review for 14 days. Reviews are hidden only if they are unlawful, insulting or reveal another person’s data; you are told the reason.</p>

<h2>7. What is not allowed</h2>
<p>Giving another person’s contact details, sending requests without wanting tuition, passing on tutors’ contact details, collecting content by software, insulting anyone, and any content that rule 3(1)(b) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 prohibits. After a serious or repeated breach the Company may refuse new requests. You are told the reason and may represent against it in writing.</p>

<h2>8. Liability</h2>
<p>The tutor answers for the tuition. The Company answers for its own service and keeps the protection of section 79 of the Information Technology Act, 2000. If a tutor doesn’t call or appear, another is found free of charge. Nothing here takes away rights under the Consumer Protection Act, 2019.</p>

<h2>9. Grievance Officer</h2>
<p>Write to the Grievance Officer of {company} at <a href="mailto:{support_email}">{support_email}</a> or call {support_phone}. You receive an acknowledgement with a ticket number within 24 hours and a decision within 15 days for content, and within one month for any other matter. Content showing a person in an intimate or impersonated way is taken down without delay after that person’s complaint.</p>
<p>You may also call the National Consumer Helpline on 1915, complain to the Central Consumer Protection Authority or file before the District Consumer Commission where you live or work.</p>

<h2>10. Personal data</h2>
<p>The <a href="{privacy_link}">privacy policy</a> is the notice under the Digital Personal Data Protection Act, 2023. You can delete your profile in the settings: unfinished requests are closed and contact details are made anonymous after 30 days. Complaints may be taken to the Data Protection Board of India.</p>

<h2>11. Changes and law</h2>
<p>New terms are published here and confirmed in your account; requests already sent are completed under the earlier ones. The laws of India apply. Courts at {city} have jurisdiction, without affecting the consumer commissions named above.</p>

<h2>12. Details</h2>
<p>{company}, {company_details}, {company_address}.</p>
`,
}
