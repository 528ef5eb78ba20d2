// Tells the badges on a page which computer player has which temperament.
import { provide } from 'vue'
import { temperamentOf, type Chair } from '../../shared/wire/index.ts'
import { SHOWN_TEMPERAMENTS } from '../parts/temperamentFaces.ts'

/** For all badges below the page that calls this. */
export function provideTemperaments(chairs: () => readonly Chair[]): void {
  provide(SHOWN_TEMPERAMENTS, avatar => {
    const chair = chairs().find(one => one.avatar === avatar)
    return chair ? temperamentOf(chair) : null
  })
}
