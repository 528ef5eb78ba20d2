// Gives the badges on a page the faces of its computer players.
import { provide } from 'vue'
import type { Temperament } from '../../shared/engine/index.ts'
import { temperamentOf, type Chair } from '../../shared/wire/index.ts'
import { COMPUTER_FACES_KEY } from '../parts/computerFaceLookup.ts'

const EYE_DOTS = 'M9 10v.1M15 10v.1'

/** Brows, eyes and mouth as lines in a square of 24. Any two faces differ in more than one line. */
export const TEMPERAMENT_FACES: Readonly<Record<Temperament, string>> = {
  careful: `${EYE_DOTS}M7 7.6 10 6.6M17 7.6 14 6.6M9.5 16h5`,
  bold: `${EYE_DOTS}M7 6.4 10.4 8M17 6.4 13.6 8M8 15q4 2.6 8-1`,
  chatty: `${EYE_DOTS}M9 15q3-2.4 6 0-3 4.6-6 0Z`,
  calm: 'M7.4 10.4q1.6 1.4 3.2 0M13.4 10.4q1.6 1.4 3.2 0M9 15.6q3 1.4 6 0',
  merry: 'M7.4 10.6q1.6-2.4 3.2 0M13.4 10.6q1.6-2.4 3.2 0M7.4 14q4.6 6 9.2 0Z',
  wry: `${EYE_DOTS}M7 7.4h3M14 6.2q1.6-.8 3 .4M9 16.4q3.4 0 6-2`,
}

/** Gives these faces to all badges on the page that calls this. */
export function provideComputerFaces(chairs: () => readonly Chair[]): void {
  provide(COMPUTER_FACES_KEY, avatar => {
    const chair = chairs().find(seatedChair => seatedChair.avatar === avatar)
    const temperament = chair ? temperamentOf(chair) : null
    return temperament && { temperament, lines: TEMPERAMENT_FACES[temperament] }
  })
}
