import { expect, it } from 'vitest';
import { RequestError } from '#web/client/request.ts';
import { refusalOf } from './use-operator-action.ts';

it.each([
  ['a network that is lost', new TypeError('Failed to fetch'), { words: 'No answer.', code: '', fields: {} }],
  ['an answer in no words of ours', new RequestError(502, 'Bad', '<html>'), { words: 'No answer.', code: '' }],
  [
    'a colleague who was quicker',
    new RequestError(409, '', JSON.stringify({ code: 'SETTING_CHANGED', error: 'It was changed.' })),
    { words: 'It was changed.', code: 'SETTING_CHANGED' },
  ],
  [
    'a field that is wrong',
    new RequestError(
      422,
      '',
      JSON.stringify({ code: 'FIELDS_INVALID', error: 'Look again.', fields: { a: 'Wrong.' } }),
    ),
    { words: 'Look again.', fields: { a: 'Wrong.' } },
  ],
])('an action that fails says of %s what every section says', (_what, failure, refusal) => {
  expect(refusalOf(failure, 'No answer.')).toMatchObject(refusal);
});
