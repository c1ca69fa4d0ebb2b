export { answerName, layoutName, serviceName, shortServiceName, sizeName } from '#domain/names.ts';
