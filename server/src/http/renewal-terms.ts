import { html } from 'hono/html'
import type { ShownTerms } from '@xd/core/domain/renewal/words.ts'
import type { Html } from './pay-page-document.ts'
import { facts } from './pay-page-facts.ts'

/** New loans, word for word as stored. */
export const renewalTerms = ({ language, title, lender, loans, notes }: ShownTerms, agreed = ''): Html =>
  html`<section class="terms" lang="${language}" aria-label="${title}">
    <h2>${title}</h2>
    <p>${lender}</p>
    ${loans.map(
      (loan) =>
        html`<h3>${loan.title}</h3>
          ${facts(loan.lines, language)}
          <p>${loan.maximum}</p>`,
    )}
    ${notes.map((note) => html`<p>${note}</p>`)} ${agreed === '' ? '' : html`<p class="agreed">${agreed}</p>`}
  </section>`

/** The box to check before paying. */
export const assentBox = ({ assent, language }: ShownTerms): Html =>
  html`<label class="assent" lang="${language}"
    ><input id="assent" type="checkbox" required /> <span>${assent}</span></label
  >`
