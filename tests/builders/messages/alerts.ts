import type { AlertResult, AlertService, OperatorAlert } from '#adapters/alerts/port.ts';

/** A second way for alerts in memory, that answers as it is told. */
export function fakeAlerts(carries: AlertService['carries'] = 'every') {
  const received: OperatorAlert[] = [];
  const answers: AlertResult[] = [];
  const service: AlertService = {
    carries,
    async send(alert) {
      const result = answers.shift() ?? { state: 'accepted', providerId: 'HTTP 200' };
      if (result.state === 'accepted') received.push(alert);
      return result;
    },
  };
  return { service, received, answerNext: (result: AlertResult) => void answers.push(result) };
}
