import { rememberLanguage } from '#contract/language.ts';
import { type Api, answer, route } from './route.ts';

export function languageRoutes(api: Api): void {
  route(api, rememberLanguage, ({ body, reply }) => {
    api.cookies.chooseLanguage(reply, body.language);
    return answer(204, null);
  });
}
