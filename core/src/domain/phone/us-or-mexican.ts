// Strangers' forms make a store text an unchecked number. Such a text goes only to the countries that the stores serve:
// to a listed area code of a US state, or to Mexico. +1 alone is too broad, because it also covers toll-free and
// premium numbers, and islands with a high price for each text. Staff can still save a number in a new area code
// (normalize.ts). Mexico: the numbers for toll-free, shared-cost, personal and premium services (Plan Técnico
// Fundamental de Numeración, IFT) are no one's phone.
import { stateOfPhone } from './state.ts'

const MEXICAN = /^\+52(?!300|500|800|888|900)[2-9]\d{9}$/

export const isUSOrMexican = (e164: string): boolean => stateOfPhone(e164) !== undefined || MEXICAN.test(e164)
